// Draws scenes as PDF vector commands with the same geometry as on the screen.
import type { GroupNode, ImageNode, Paint, PathNode, Scene, SceneNode } from '#garments/scene.ts'
import { maskByGradient, opaqueGradient, singleColor } from './pdf-gradient.ts'

// Images in PDF, written here so that the order of the file's objects does not depend on decoder timing.

/** RGB bytes; `alpha` is omitted for opaque images. */
export type Pixels = { width: number; height: number; rgb: Uint8Array; alpha?: Uint8Array }

type Reference = ReturnType<PDFKit.PDFDocument['ref']>

const written = new WeakMap<PDFKit.PDFDocument, Map<Pixels, Reference>>()

function imageObject(doc: PDFKit.PDFDocument, { width, height, rgb, alpha }: Pixels): Reference {
	const shared = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
	const mask = alpha && doc.ref({ ...shared, ColorSpace: 'DeviceGray' })
	mask?.end(alpha)
	const image = doc.ref({ ...shared, ColorSpace: 'DeviceRGB', ...(mask && { SMask: mask }) })
	image.end(rgb)
	return image
}

function referenceOf(doc: PDFKit.PDFDocument, pixels: Pixels): Reference {
	const known = written.get(doc) ?? new Map<Pixels, Reference>()
	written.set(doc, known)
	const old = known.get(pixels)
	if (old) return old
	const made = imageObject(doc, pixels)
	known.set(pixels, made)
	return made
}

/** Draws the image at the origin, one pixel per unit, y pointing down. */
function drawPixels(doc: PDFKit.PDFDocument, pixels: Pixels): void {
	const image = referenceOf(doc, pixels)
	const name = `Px${(image as unknown as { id: number }).id}`
	const { xobjects } = doc.page as unknown as { xobjects: Record<string, Reference> }
	xobjects[name] = image
	doc.save()
	doc.transform(pixels.width, 0, 0, -pixels.height, 0, pixels.height)
	doc.addContent(`/${name} Do`)
	doc.restore()
}

/** A decoded upload: pixels, or vectors in the units of its own canvas. */
export type ReadyArt =
	| { kind: 'pixels'; pixels: Pixels }
	| { kind: 'vectors'; nodes: readonly SceneNode[]; width: number; height: number }

/** Resolves an image's `href`; undefined omits the image. */
export type ArtOf = (href: string) => ReadyArt | undefined

type Canvas = { doc: PDFKit.PDFDocument; artOf: ArtOf }

function paintValue(doc: PDFKit.PDFDocument, paint: Paint): PDFKit.Mixins.ColorValue {
	if (typeof paint === 'string') return paint
	maskByGradient(doc, paint)
	return singleColor(paint) ?? opaqueGradient(doc, paint)
}

function applyStroke(doc: PDFKit.PDFDocument, node: PathNode, opacity: number): void {
	const { stroke, strokeWidth = 1, dash, join = 'miter', cap = 'butt' } = node
	if (stroke === undefined) return
	doc.lineWidth(strokeWidth).lineJoin(join).lineCap(cap).strokeOpacity(opacity)
	if (join === 'miter') doc.miterLimit(4)
	// SVG repeats a dash list of odd length; PDF gets it doubled.
	if (dash?.some((length) => length > 0)) {
		const even = dash.length % 2 === 0 ? dash : [...dash, ...dash]
		doc.addContent(`[${even.join(' ')}] 0 d`)
	}
	doc.strokeColor(paintValue(doc, stroke), opacity)
}

function paintPart(doc: PDFKit.PDFDocument, node: PathNode, part: 'fill' | 'stroke'): void {
	const { opacity = 1 } = node
	doc.save()
	if (part === 'fill' && node.fill !== undefined) {
		doc.fillColor(paintValue(doc, node.fill), opacity)
		doc.fillOpacity(opacity)
		doc.path(node.d).fill(node.evenOdd ? 'even-odd' : 'non-zero')
	}
	if (part === 'stroke') {
		applyStroke(doc, node, opacity)
		doc.path(node.d).stroke()
	}
	doc.restore()
}

function drawPath({ doc }: Canvas, node: PathNode): void {
	if (node.d.trim() === '') return
	if (node.fill !== undefined && node.fill !== 'none') paintPart(doc, node, 'fill')
	if (node.stroke !== undefined && node.stroke !== 'none' && node.strokeWidth !== 0)
		paintPart(doc, node, 'stroke')
}

function drawGroup(canvas: Canvas, node: GroupNode): void {
	const { doc } = canvas
	doc.save()
	if (node.matrix) doc.transform(...node.matrix)
	if (node.clip !== undefined) doc.path(node.clip).clip()
	drawNodes(canvas, fade(node.children, node.opacity ?? 1))
	doc.restore()
}

/** Applies a group's opacity to its parts, which is exact where they do not overlap. */
function fade(nodes: readonly SceneNode[], factor: number): readonly SceneNode[] {
	if (factor === 1) return nodes
	return nodes.map((node): SceneNode => {
		if (node.type === 'image') return node
		return { ...node, opacity: (node.opacity ?? 1) * factor }
	})
}

/** Fits and centers the whole image in its box, like `xMidYMid meet`. */
function drawImage(canvas: Canvas, node: ImageNode): void {
	const art = canvas.artOf(node.href)
	if (!art) return
	const { doc } = canvas
	const size = art.kind === 'pixels' ? art.pixels : art
	const scale = Math.min(node.width / size.width, node.height / size.height)
	const [width, height] = [size.width * scale, size.height * scale]
	doc.save()
	doc.translate(node.x + (node.width - width) / 2, node.y + (node.height - height) / 2)
	doc.scale(scale, scale)
	if (art.kind === 'pixels') drawPixels(doc, art.pixels)
	else {
		doc.rect(0, 0, art.width, art.height).clip()
		drawNodes(canvas, art.nodes)
	}
	doc.restore()
}

function drawNodes(canvas: Canvas, nodes: readonly SceneNode[]): void {
	for (const node of nodes) {
		if (node.type === 'group') drawGroup(canvas, node)
		else if (node.type === 'path') drawPath(canvas, node)
		else drawImage(canvas, node)
	}
}

/** Draws scene nodes in the document's current coordinates. */
export const drawSceneNodes = (doc: PDFKit.PDFDocument, nodes: readonly SceneNode[], artOf: ArtOf): void =>
	drawNodes({ doc, artOf }, nodes)

/** Draws a scene; x, y (top left corner) and width are in points. */
export function drawScene(
	doc: PDFKit.PDFDocument,
	scene: Scene,
	{ x, y, width, artOf }: { x: number; y: number; width: number; artOf: ArtOf },
): void {
	const scale = width / scene.width
	doc.save()
	doc.translate(x, y)
	doc.scale(scale, scale)
	doc.rect(0, 0, scene.width, scene.height).clip()
	drawNodes({ doc, artOf }, scene.nodes)
	doc.restore()
}
