// What a new shop begins with, as a form.
export const catalogChoices = ['start', 'file', 'empty'] as const
export type CatalogChoice = (typeof catalogChoices)[number]

export const catalogChoiceIn = (typed: string | undefined): CatalogChoice | undefined =>
	catalogChoices.find((known) => known === typed)

export const noChoice = 'Products: please choose what the shop begins with.'
