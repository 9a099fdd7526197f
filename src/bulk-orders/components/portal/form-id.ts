/** The single form of the page: every button submits all fields. */
export const formId = 'cart'
