/** Version of the widget. So far the package holds only its build: nothing runs on a page yet. */
export const version: string = '0.1.0'
