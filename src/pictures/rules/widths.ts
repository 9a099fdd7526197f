// Apart from the schemas, so that the browser's script can write picture addresses without a schema library.

/** Widths in pixels that pages ask for; others are refused so that nobody fills the disk. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
