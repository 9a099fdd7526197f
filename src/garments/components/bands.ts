// Textures in pieces. A browser works through a whole dashed path for every tile of the screen that it touches;
// pieces that lie elsewhere cost nothing.
import { group, type PathNode, type SceneNode } from '../scene.ts'

const linesPerBand = 8

const isTexture = (node: SceneNode): node is PathNode =>
	node.type === 'path' && node.dash !== undefined && node.fill === undefined && node.d.length > 400

/** The same picture: dashes begin anew with every line of a path, so that lines can be drawn by themselves. */
function bandsOf(node: PathNode): SceneNode {
	const lines = node.d.split(/(?=M)/)
	if (lines.length <= linesPerBand) return node
	const count = Math.ceil(lines.length / linesPerBand)
	return group(
		Array.from({ length: count }, (_, band) => ({
			...node,
			d: lines.slice(band * linesPerBand, (band + 1) * linesPerBand).join(''),
		})),
	)
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
