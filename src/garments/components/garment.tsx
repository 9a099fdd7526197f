// A scene as React elements: the same tree that the SVG string is written from.
import { createElement, type ReactElement } from 'react'
import type { Scene } from '../scene.ts'
import { svgTree, type SvgElement, type SvgOptions } from '../svg.ts'

/** React wants `strokeWidth` for `stroke-width`; `aria-*` stays as it is. */
const propName = (name: string) =>
	name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An element of the tree for React, with React's names of attributes. */
export function toElement({ tag, attributes, children }: SvgElement, key: number): ReactElement {
	const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propName(name), value]))
	return createElement(tag, { ...props, key }, ...children.map(toElement))
}

export type GarmentProps = SvgOptions & { scene: Scene; className?: string }

/** The picture of a scene. `idPrefix` has to differ between two pictures on one page. */
export function Garment({ scene, className, ...options }: GarmentProps) {
	const tree = svgTree(scene, options)
	const attributes = className ? { ...tree.attributes, className } : tree.attributes
	return toElement({ ...tree, attributes }, 0)
}
