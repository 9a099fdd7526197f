// A picture is a drawing of a garment: template, design, view.
import { z } from 'zod'
import { DesignConfig } from '#garments/schemas.ts'
import { renderModes, viewIds } from '#garments/template.ts'

export const PictureSpec = z.object({
	templateId: z.string(),
	templateVersion: z.int(),
	view: z.enum(viewIds),
	mode: z.enum(renderModes),
	config: DesignConfig,
})
export type PictureSpec = z.infer<typeof PictureSpec>

/** Widths in pixels that pages ask for; others are refused so that nobody fills the disk. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['webp', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]
