// What a camera sees of a garment, before color: per visible part of a pixel its place on the texture and its light.
// The same for all designs of one cut, at 27 bytes each.
export const lightScale = 16_384
export const glossScale = 65_535 * 2
export const bumpScale = 100
export const structureScale = 400
export const axisScale = 64

/** Arrays with one element per fragment: the part of a pixel that one side of one piece covers, row by row. */
export type Fragments = {
	pixel: Uint32Array
	/** Twice the piece's index, plus 1 for its inside. */
	side: Uint16Array
	/** How many of the pixel's samples. */
	samples: Uint8Array
	/** Place on the texture in canvas pixels. */
	u: Float32Array
	v: Float32Array
	/** The longer axis of the pixel on the texture, in canvas pixels × `axisScale`. */
	axisU: Int16Array
	axisV: Int16Array
	/** The cloth's fine structure: by how much it brightens the place × `structureScale`. */
	structure: Int8Array
	/** × `lightScale`; 1 shows the cloth in its own color. */
	light: Uint16Array
	/** Share of 255 of the light that comes from neighboring cloth and takes its color. */
	bounce: Uint8Array
	/** Mirrored light × `glossScale`. */
	gloss: Uint16Array
	/** Change of light by a slope of 1 along u and v × `bumpScale`. */
	bumpU: Int8Array
	bumpV: Int8Array
}

const allocate = (size: number): Fragments => ({
	pixel: new Uint32Array(size),
	side: new Uint16Array(size),
	samples: new Uint8Array(size),
	u: new Float32Array(size),
	v: new Float32Array(size),
	axisU: new Int16Array(size),
	axisV: new Int16Array(size),
	structure: new Int8Array(size),
	light: new Uint16Array(size),
	bounce: new Uint8Array(size),
	gloss: new Uint16Array(size),
	bumpU: new Int8Array(size),
	bumpV: new Int8Array(size),
})

const fieldNames = [
	'pixel',
	'side',
	'samples',
	'u',
	'v',
	'axisU',
	'axisV',
	'structure',
	'light',
	'bounce',
	'gloss',
	'bumpU',
	'bumpV',
] as const satisfies (keyof Fragments)[]

export type FragmentList = { count: number; fragments: Fragments }
export const emptyList = (): FragmentList => ({ count: 0, fragments: allocate(16_384) })

/** A copy with room for `size` fragments. */
export function resized({ count, fragments }: FragmentList, size: number): Fragments {
	const copy = allocate(size)
	for (const name of fieldNames) copy[name].set(fragments[name].subarray(0, Math.min(count, size)))
	return copy
}
