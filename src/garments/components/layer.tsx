import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SceneNode } from '../scene.ts'
import { svgTree, type SvgElement } from '../svg.ts'
import { inBands } from './bands.ts'
import { toElement } from './garment.tsx'
import { patchChildren } from './patch.ts'

export type LayerProps = { nodes: SceneNode[]; idPrefix: string }

/**
 * Part of a picture inside an `<svg>` of the caller. React draws it once; from then on another list of nodes changes
 * the attributes that differ, and nothing else. Colors show at once; the shading, which is a little stronger or weaker
 * on another color, is hundreds of elements and follows when the browser has time.
 */
export const SceneLayer = memo(function SceneLayer({ nodes, idPrefix }: LayerProps) {
	const tree = useMemo(() => {
		const scene = { width: 0, height: 0, pxPerInch: 1, title: '', nodes: inBands(nodes) }
		return svgTree(scene, { idPrefix }).children
	}, [nodes, idPrefix])
	const whole = useDeferredValue(tree)
	const layer = useRef<SVGGElement>(null)
	const drawn = useRef<readonly SvgElement[]>(tree)
	const [elements] = useState(() => tree.map(toElement))
	// Follows the nodes: React leaves alone what it was given once.
	useLayoutEffect(() => {
		if (!layer.current) return
		const extent = tree === whole ? 'all' : 'colors'
		drawn.current = patchChildren(layer.current, { before: drawn.current, now: tree, extent })
	}, [tree, whole])
	return <g ref={layer}>{elements}</g>
})
