/**
 * Services that draw the fields for a card into a site's own form, by host of their frames and scripts. The fields
 * themselves are documents of the service: the site's markup shows at most an empty place for them.
 */
export const paymentServices: readonly { service: string; hosts: readonly string[] }[] = [
  { service: 'Stripe', hosts: ['js.stripe.com'] },
  { service: 'Braintree', hosts: ['braintreegateway.com', 'braintree-api.com'] },
  { service: 'Adyen', hosts: ['adyen.com', 'adyenpayments.com'] },
  { service: 'Square', hosts: ['web.squarecdn.com', 'sandbox.web.squarecdn.com', 'js.squareup.com'] },
  { service: 'Mollie', hosts: ['js.mollie.com'] },
  { service: 'Checkout.com', hosts: ['cdn.checkout.com', 'js.checkout.com', 'frames.checkout.com'] },
  { service: 'Recurly', hosts: ['js.recurly.com'] },
  { service: 'Chargebee', hosts: ['js.chargebee.com'] },
  { service: 'Authorize.net', hosts: ['authorize.net'] },
  { service: 'CyberSource', hosts: ['cybersource.com'] },
  { service: 'Worldpay', hosts: ['worldpay.com'] },
  { service: 'Opayo', hosts: ['sagepay.com', 'opayo.co.uk', 'opayo.eu.elavon.com'] },
  { service: 'Global Payments', hosts: ['globalpay.com', 'globalpaymentsinc.com', 'heartlandportico.com'] },
  { service: 'Nuvei', hosts: ['safecharge.com'] },
  { service: 'Airwallex', hosts: ['checkout.airwallex.com', 'static.airwallex.com'] },
  { service: 'Spreedly', hosts: ['core.spreedly.com'] },
  { service: 'Very Good Security', hosts: ['verygoodvault.com'] },
  { service: 'Basis Theory', hosts: ['js.basistheory.com'] },
  { service: 'Shopify', hosts: ['checkout.shopifycs.com', 'checkout.pci.shopifyinc.com'] },
  { service: 'PayPal', hosts: ['paypal.com'] },
  { service: 'Klarna', hosts: ['klarna.com', 'klarnacdn.net', 'klarnaservices.com'] },
  { service: 'Mercado Pago', hosts: ['sdk.mercadopago.com', 'secure-fields.mercadopago.com'] },
  { service: 'PayU', hosts: ['secure.payu.com', 'js.openpay.mx', 'js.payulatam.com'] },
  { service: 'Paystack', hosts: ['js.paystack.co'] },
  { service: 'Razorpay', hosts: ['checkout.razorpay.com'] },
  { service: 'PAYONE', hosts: ['secure.pay1.de'] },
  { service: 'Unzer', hosts: ['static.unzer.com', 'static.heidelpay.com'] },
  { service: 'Datatrans', hosts: ['pay.datatrans.com'] },
  { service: 'Saferpay', hosts: ['saferpay.com'] },
]

/** Ids that the services' own documentation gives to the place of their fields. */
export const paymentPlaces = [
  'card-element',
  'payment-element',
  'stripe-card-element',
  'stripe-payment-element',
  'card-number-element',
  'cardnumber-element',
  'express-checkout-element',
  'dropin-container',
  'bt-dropin',
  'braintree-dropin',
  'sq-card',
  'sq-card-number',
  'recurly-elements',
  'recurly-card',
] as const

/** What the id or class of such a place has a part of, where the page loads the script of a service. */
export const paymentPlaceWord =
  /card|payment|stripe|braintree|adyen|dropin|hosted-?field|kreditkarte|zahlung|paiement|pago/i
