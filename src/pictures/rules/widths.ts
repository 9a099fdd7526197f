// Separate from the schemas, so that browser code can build picture URLs without a schema library.

/** Accepted widths in pixels; others are refused so that requests cannot fill the disk. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
