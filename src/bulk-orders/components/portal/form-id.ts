/** The one form of the page: whatever is typed anywhere goes along with every button. */
export const formId = 'cart'
