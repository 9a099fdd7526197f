// Rules of light that the rasterizer and the browser's viewer share.

/** Sewn art throws a shadow of this length on the cloth beside it. */
export const shadowIn = 0.055
export const shadowStrength = 0.42
/** Light on a slope changes by no more than this share. */
export const maxBump = 0.4

/** White cloth is exposed by this much less, as photographers do, so that its folds show; colors are not. */
export const whiteShare = 0.13
/** The lowest of a color's channels, in linear light, from which it counts as white, and how much more is all white. */
export const whiteFrom = 0.35
export const whiteRange = 0.5

/** Above this, bright cloth approaches `brightest` instead of clipping, so that white keeps its folds. */
export const shoulder = 0.75
export const brightest = 0.985
