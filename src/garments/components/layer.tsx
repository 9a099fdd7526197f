import { memo, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import type { SceneNode } from '../scene.ts'
import { svgTree, type SvgElement } from '../svg.ts'
import type { Look } from '../template.ts'
import { inBands } from './bands.ts'
import { toElement } from './garment.tsx'
import { patchChildren } from './patch.ts'
import { paintZones, zonePaints } from './zone-paints.ts'

/** A layer's colors by hand: no new drawing, and nothing of React's. */
export type LayerPaint = (marked: SceneNode[], colors: Look['colors']) => void

export type LayerProps = { nodes: SceneNode[]; idPrefix: string; paint?: Ref<LayerPaint> }

const treeOf = (nodes: SceneNode[], idPrefix: string): SvgElement[] => {
	const scene = { width: 0, height: 0, pxPerInch: 1, title: '', nodes: inBands(nodes) }
	return svgTree(scene, { idPrefix }).children
}

/**
 * Part of a picture inside an `<svg>` of the caller. React draws it once; from then on another list of nodes changes
 * the attributes that differ, and nothing else. `paint` gives it other colors in between: it takes the same part drawn
 * with a marked look, see `markedLook`.
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
	// Follows the nodes: React leaves alone what it was given once.
	useLayoutEffect(() => {
		if (layer.current) drawn.current = patchChildren(layer.current, drawn.current, tree)
	}, [tree])
	return <g ref={layer}>{elements}</g>
})
