/**
 * What a program would ask of a page with cheerio to know its forms, fields with labels, buttons, headings, paragraphs,
 * links, structured data and dialogs: eight queries. It makes no selectors, purposes or intents, which `parsePage` does.
 * @param {import('cheerio').CheerioAPI} $
 */
export function cheerioQueries($) {
  /** @type {Map<string, string>} */
  const labels = new Map()
  $('label[for]').each((_, label) => {
    labels.set($(label).attr('for') ?? '', $(label).text().trim())
  })
  const forms = $('form')
    .toArray()
    .map((form) => ({
      action: $(form).attr('action'),
      fields: $(form)
        .find('input, select, textarea')
        .toArray()
        .map((field) => readField($(field))),
    }))
  const buttons = texts('button, input[type=submit], input[type=button], [role=button]')
  const headings = texts('h1, h2, h3, h4, h5, h6')
  const paragraphs = texts('p')
  const links = $('a[href]')
    .toArray()
    .map((link) => ({ href: $(link).attr('href'), text: $(link).text().trim() }))
  const data = texts('script[type="application/ld+json"]')
  const dialogs = $('dialog, [role=dialog], .modal')
    .toArray()
    .map((dialog) => $(dialog).attr('id'))
  return [forms, buttons, headings, paragraphs, links, data, dialogs].reduce((sum, list) => sum + list.length, 0)

  /** @param {string} selector */
  function texts(selector) {
    return $(selector)
      .toArray()
      .map((element) => $(element).text().trim())
  }

  /** @param {ReturnType<typeof $>} field */
  function readField(field) {
    const wrapping = field.closest('label')
    const label = field.attr('aria-label') ?? labels.get(field.attr('id') ?? '') ?? wrapping.text().trim()
    return { name: field.attr('name'), type: field.attr('type'), required: field.attr('required') !== undefined, label }
  }
}
