import { memo } from 'react'
import type { SceneNode } from '../scene.ts'
import { svgTree } from '../svg.ts'
import { inBands } from './bands.ts'
import { toElement } from './garment.tsx'

export type LayerProps = { nodes: SceneNode[]; idPrefix: string }

/** Part of a picture inside an `<svg>` of the caller; drawn anew only when `nodes` is another list. */
export const SceneLayer = memo(function SceneLayer({ nodes, idPrefix }: LayerProps) {
	const scene = { width: 0, height: 0, pxPerInch: 1, title: '', nodes: inBands(nodes) }
	return <>{svgTree(scene, { idPrefix }).children.map(toElement)}</>
})
