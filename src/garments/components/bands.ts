// Splits textures into pieces: a browser processes a whole dashed path for every screen tile that it touches, but
// skips pieces outside the tile.
import { group, type PathNode, type SceneNode } from '../scene.ts'

const linesPerBand = 8

const isTexture = (node: SceneNode): node is PathNode =>
	node.type === 'path' && node.dash !== undefined && node.fill === undefined && node.d.length > 400

/** Cache size. A garment has a handful of textures, but the seams of letters change with the text. */
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

/** Draws the same picture: dashes restart with every line of a path, so lines can be separate paths. */
function bandsOf(node: PathNode): SceneNode {
	const pieces = piecesOf(node.d)
	return pieces.length === 1 ? node : group(pieces.map((d) => ({ ...node, d })))
}

/** Nodes with their textures cut into bands; other nodes stay unchanged. */
export const inBands = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.map((node) => {
		if (node.type === 'group') return { ...node, children: inBands(node.children) }
		return isTexture(node) ? bandsOf(node) : node
	})

/** The cloth without its textures, which a browser can repaint at every step of a color picker. */
export const withoutTextures = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.flatMap((node): SceneNode[] => {
		if (node.type === 'group') return [{ ...node, children: withoutTextures(node.children) }]
		return isTexture(node) ? [] : [node]
	})
