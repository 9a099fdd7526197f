// Textures in pieces. A browser works through a whole dashed path for every tile of the screen that it touches;
// pieces that lie elsewhere cost nothing.
import { group, type PathNode, type SceneNode } from '../scene.ts'

const linesPerBand = 8

const isTexture = (node: SceneNode): node is PathNode =>
	node.type === 'path' && node.dash !== undefined && node.fill === undefined && node.d.length > 400

/** Textures that were cut before; a garment has a handful, the seams of its letters are others each time. */
const mostCut = 200
const cut = new Map<string, string[]>()

function piecesOf(d: string): string[] {
	const known = cut.get(d)
	if (known) return known
	const lines = d.split(/(?=M)/)
	const count = Math.ceil(lines.length / linesPerBand)
	const pieces = Array.from({ length: count }, (_, band) =>
		lines.slice(band * linesPerBand, (band + 1) * linesPerBand).join(''),
	)
	if (cut.size >= mostCut) cut.clear()
	cut.set(d, pieces)
	return pieces
}

/** The same picture: dashes begin anew with every line of a path, so that lines can be drawn by themselves. */
function bandsOf(node: PathNode): SceneNode {
	const pieces = piecesOf(node.d)
	return pieces.length === 1 ? node : group(pieces.map((d) => ({ ...node, d })))
}

/** Nodes whose textures are cut into bands; all others are left as they are. */
export const inBands = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.map((node) => {
		if (node.type === 'group') return { ...node, children: inBands(node.children) }
		return isTexture(node) ? bandsOf(node) : node
	})

/** The cloth without its textures: what a browser can paint anew at every step of a color picker. */
export const withoutTextures = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.flatMap((node): SceneNode[] => {
		if (node.type === 'group') return [{ ...node, children: withoutTextures(node.children) }]
		return isTexture(node) ? [] : [node]
	})
