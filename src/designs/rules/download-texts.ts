// The links to pictures of a design, in English with their shape in every language: the builder's script has only these.
import type { PictureGround } from '#pictures/urls.ts'

/** Every garment has them. */
export const downloadSides = ['front', 'back'] as const

export type DownloadTexts = {
	list: string
	pictures: Readonly<Record<(typeof downloadSides)[number], Readonly<Record<PictureGround, string>>>>
	sheet: string
	/** The sheet in the other language. */
	otherSheet: string
	prices: string
}

export const englishDownloads: DownloadTexts = {
	list: 'Pictures to download',
	pictures: {
		front: { none: 'Front, transparent (PNG)', turf: 'Front, on turf (PNG)' },
		back: { none: 'Back, transparent (PNG)', turf: 'Back, on turf (PNG)' },
	},
	sheet: 'Sheet for families (PDF)',
	otherSheet: 'Sheet in Spanish (PDF)',
	prices: 'The sheet for families shows the price without a coach’s or school’s discount.',
}
