// A scene as React elements, from the same tree as the SVG string.
import { createElement, type ReactElement } from 'react'
import type { Scene } from '../scene.ts'
import { svgTree, type SvgElement, type SvgOptions } from '../svg.ts'

/** React wants `strokeWidth` for `stroke-width`; `aria-*` stays as it is. */
const propName = (name: string) =>
	name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A React element for an element of the tree, with React's attribute names. */
export function toElement({ tag, attributes, children }: SvgElement, key: number): ReactElement {
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
