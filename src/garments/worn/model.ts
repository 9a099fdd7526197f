// A garment as worn: triangle meshes on a standing figure, textured with the flat drawing. Pure data: the server's
// rasterizer and the browser's viewer draw the same meshes.
//
// Figure coordinates are inches: origin on the ground between the feet, x to the right of the front view, y up, z towards
// its viewer. All garments share the figure, so that the pieces of a kit fit together.
import type { SceneNode } from '../scene.ts'

/** Heights on the figure, an adult of six feet, in inches from the ground. */
export const figure = {
	crown: 72,
	brow: 67.5,
	neck: 60.5,
	shoulder: 58,
	armpit: 51.5,
	waist: 42,
	crotch: 33,
	knee: 20,
	ankle: 4,
} as const

export type WornMesh = {
	/** Three per vertex, in inches on the figure. */
	positions: Float32Array
	/** Three per vertex, unit length, pointing outward. */
	normals: Float32Array
	/** Two per vertex: the canvas pixel of the flat view that the cloth shows there. */
	uvs: Float32Array
	/** Three per triangle, counterclockwise as seen from outside. */
	indices: Uint32Array
}

/** What the cloth's surface looks like at arm's length. */
export type ClothKind = 'mesh' | 'knit' | 'fleece' | 'rib' | 'woven' | 'twill' | 'cord' | 'hard'

export type WornPiece = {
	/** Unique in the garment, such as `trunk-front`. */
	id: string
	/** The identical object for the same cut: renderers remember what they computed of it. */
	mesh: WornMesh
	/** Id of the texture that the outside shows. */
	texture: string
	/** Hex color of the inside; default: the outside's own colors, darker. */
	inside?: string
	cloth: ClothKind
}

/** The cloth of some pieces as flat nodes without light, folds and outline, reaching past all edges of the pieces. */
export type WornCloth = {
	id: string
	/** The view on whose canvas it is drawn; its art is laid over the cloth. */
	view: 'front' | 'back' | 'left' | 'right'
	nodes: SceneNode[]
	/** Whether the view's lettering and logos are on these pieces, such as on the trunk but not on its collar. */
	hasArt: boolean
}

/** How a template is worn in one design. Meshes depend on the cut only, cloth on colors too. */
export type Worn = { pieces: WornPiece[]; cloths: WornCloth[] }

/** A cloth with what is printed on its outside, and the art sewn on it; both are empty where the design has none. */
export type WornTexture = Pick<WornCloth, 'id' | 'view'> & {
	cloth: SceneNode[]
	printed: SceneNode[]
	art: SceneNode[]
}

/** A design as worn: what a renderer needs besides rasterized textures. */
export type WornGarment = {
	pieces: WornPiece[]
	textures: WornTexture[]
	/** Canvas size of the textures in pixels. */
	canvas: { width: number; height: number; pxPerInch: number }
	/** Height of `art` above the cloth, in inches; 0 for art that is dyed in. */
	reliefIn: number
}
