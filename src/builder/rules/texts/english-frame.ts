// The frame of the builder in English, with the shape of its texts in every language: head, steps, stage, price bar, dialogs.
export type FrameTexts = {
	skip: string
	opening: string
}

export const englishFrame: FrameTexts = {
	skip: 'Skip to the fields of this step',
	opening: 'Opening the builder…',
}
