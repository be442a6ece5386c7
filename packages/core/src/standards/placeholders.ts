/** Stands in pasted code where only the owner knows what a field asks for. It labels nothing until it is replaced. */
export const labelPlaceholder = 'Label for this field'

/** The same for what a button does. */
export const buttonPlaceholder = 'Text for this button'
