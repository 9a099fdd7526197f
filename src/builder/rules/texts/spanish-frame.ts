// The frame of the builder in Spanish.
import type { FrameTexts } from './english-frame.ts'

export const spanishFrame: FrameTexts = {
	skip: 'Ir a los campos de este paso',
	opening: 'Se abre el diseñador…',
}
