// A scene as React elements, from the same tree as the SVG string.
import {
	createElement,
	memo,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	type ReactElement,
	type Ref,
} from 'react'
import type { Scene, SceneNode } from '../scene.ts'
import { svgTree, type SvgElement, type SvgOptions } from '../svg.ts'
import type { ResolvedDesign } from '../template.ts'
import { inBands, paintZones, patchChildren, zonePaints } from './layers.ts'

/** Changes a layer's colors directly in the DOM, without a new drawing or React render. */
export type LayerPaint = (marked: SceneNode[], colors: ResolvedDesign['colors']) => void

type LayerProps = { nodes: SceneNode[]; idPrefix: string; paint?: Ref<LayerPaint> }

const treeOf = (nodes: SceneNode[], idPrefix: string): SvgElement[] => {
	const scene = { width: 0, height: 0, pxPerInch: 1, title: '', nodes: inBands(nodes) }
	return svgTree(scene, { idPrefix }).children
}

/**
 * Part of a picture inside an `<svg>` of the caller. React renders it once; a new list of nodes then changes only the
 * attributes that differ. `paint` sets other colors in between: it takes the same part drawn with the marked design of
 * `markedDesign`.
 */
export const SceneLayer = memo(function SceneLayer({ nodes, idPrefix, paint }: LayerProps) {
	const tree = useMemo(() => treeOf(nodes, idPrefix), [nodes, idPrefix])
	const layer = useRef<SVGGElement>(null)
	const drawn = useRef<readonly SvgElement[]>(tree)
	const [elements] = useState(() => tree.map(toElement))
	useImperativeHandle(paint, () => {
		let known: { marked: SceneNode[]; paints: ReturnType<typeof zonePaints> } | undefined
		return (marked, colors) => {
			if (!layer.current) return
			if (known?.marked !== marked) {
				known = { marked, paints: zonePaints(treeOf(marked, idPrefix), Object.keys(colors)) }
			}
			paintZones({ parent: layer.current, elements: drawn.current }, known.paints, colors)
		}
	}, [idPrefix])
	// Applies node changes to the DOM: `elements` never change, so React does not render them again.
	useLayoutEffect(() => {
		if (layer.current) drawn.current = patchChildren(layer.current, drawn.current, tree)
	}, [tree])
	return <g ref={layer}>{elements}</g>
})

/** React wants `strokeWidth` for `stroke-width`; `aria-*` stays as it is. */
const propName = (name: string) =>
	name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A React element for an element of the tree, with React's attribute names. */
function toElement({ tag, attributes, children }: SvgElement, key: number): ReactElement {
	const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propName(name), value]))
	return createElement(tag, { ...props, key }, ...children.map(toElement))
}

export type GarmentProps = SvgOptions & { scene: Scene; className?: string }

/** The picture of a scene. `idPrefix` must be unique on the page. */
export function Garment({ scene, className, ...options }: GarmentProps) {
	const tree = svgTree(scene, options)
	const attributes = className ? { ...tree.attributes, className } : tree.attributes
	return toElement({ ...tree, attributes }, 0)
}
