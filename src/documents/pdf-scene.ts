// Draws scenes as PDF vector commands with the same geometry as on the screen.
import {
	tileOverlap,
	type GroupNode,
	type ImageNode,
	type Paint,
	type PathNode,
	type Scene,
	type SceneNode,
} from '#garments/scene.ts'
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

type Canvas = {
	doc: PDFKit.PDFDocument
	artOf: ArtOf
	/** Nodes that other scenes of the document share, in scene coordinates, and the size of their scenes. */
	shared?: { nodes: ReadonlySet<SceneNode>; width: number; height: number }
}

/** Parts of pdfkit 0.20 that its types omit. */
type PageInsides = {
	write: (chunk: string | Uint8Array) => void
	resources: Reference
	xobjects: Record<string, Reference>
}
type Coordinates = { _ctm: number[] }

/** The operators that the drawing writes, in place of writing them on the page. */
function recorded(doc: PDFKit.PDFDocument, draw: () => void): string {
	const page = doc.page as unknown as PageInsides
	const outer = Object.getOwnPropertyDescriptor(page, 'write')
	const chunks: string[] = []
	// An own method hides that of all pages.
	page.write = (chunk) => void chunks.push(chunk.toString())
	try {
		draw()
	} finally {
		if (outer) Object.defineProperty(page, 'write', outer)
		else Reflect.deleteProperty(page, 'write')
	}
	return chunks.join('\n')
}

const operatorsOf = new WeakMap<PDFKit.PDFDocument, Map<string, string>>()

/** Begins the path: of equal path data, which every picture of a garment repeats, the operators are computed once. */
function addPath(doc: PDFKit.PDFDocument, d: string): PDFKit.PDFDocument {
	const known = operatorsOf.get(doc) ?? new Map<string, string>()
	operatorsOf.set(doc, known)
	let operators = known.get(d)
	if (operators === undefined) {
		operators = recorded(doc, () => void doc.path(d))
		known.set(d, operators)
	}
	if (operators !== '') doc.addContent(operators)
	return doc
}

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
		addPath(doc, node.d).fill(node.evenOdd ? 'even-odd' : 'non-zero')
	}
	if (part === 'stroke') {
		applyStroke(doc, node, opacity)
		addPath(doc, node.d).stroke()
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
	if (node.clip !== undefined) addPath(doc, node.clip).clip()
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

const flips = [
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
] as const

/** Where each repeat of a tile begins, and whether it is a mirror image across and down. */
function repeatsOf({ x, y, width, height }: ImageNode, fills: NonNullable<ImageNode['fills']>) {
	const [left, top] = [Math.floor((fills.x - x) / width), Math.floor((fills.y - y) / height)]
	const columns = Math.ceil((fills.x + fills.width - x) / width) - left
	const rows = Math.ceil((fills.y + fills.height - y) / height) - top
	return Array.from({ length: columns * rows }, (_, at) => {
		const [column, row] = [left + (at % columns), top + Math.floor(at / columns)]
		const turn = fills.mirrored ? (Math.abs(column) % 2) + 2 * (Math.abs(row) % 2) : 0
		return { x: x + column * width, y: y + row * height, flip: flips[turn] ?? flips[0] }
	})
}

type VectorArt = Extract<ReadyArt, { kind: 'vectors' }>

/** What is drawn, as a form that can be drawn many times, on every page. */
function formOf(
	doc: PDFKit.PDFDocument,
	size: { width: number; height: number },
	draw: () => void,
): Reference {
	const { resources } = doc.page as unknown as PageInsides
	const coordinates = doc as unknown as Coordinates
	const outer = coordinates._ctm
	// Gradients of a form are placed in its own coordinates.
	coordinates._ctm = [1, 0, 0, 1, 0, 0]
	const content = recorded(doc, draw)
	coordinates._ctm = outer
	const form = doc.ref({
		Type: 'XObject',
		Subtype: 'Form',
		BBox: [0, 0, size.width, size.height],
		Resources: resources,
	})
	form.end(Buffer.from(`${content}\n`))
	return form
}

function drawForm(doc: PDFKit.PDFDocument, form: Reference): void {
	const name = `Fm${(form as unknown as { id: number }).id}`
	const page = doc.page as unknown as PageInsides
	page.xobjects[name] = form
	doc.addContent(`/${name} Do`)
}

const tileForm = ({ doc, artOf }: Canvas, { nodes, width, height }: VectorArt): Reference =>
	formOf(doc, { width, height }, () => {
		doc.save()
		doc.rect(0, 0, width, height).clip()
		drawNodes({ doc, artOf }, nodes)
		doc.restore()
	})

const sharedForms = new WeakMap<PDFKit.PDFDocument, WeakMap<SceneNode, Reference>>()

function drawShared({ doc, artOf }: Canvas, node: SceneNode, size: { width: number; height: number }): void {
	const forms = sharedForms.get(doc) ?? new WeakMap<SceneNode, Reference>()
	sharedForms.set(doc, forms)
	const form = forms.get(node) ?? formOf(doc, size, () => drawNodes({ doc, artOf }, [node]))
	forms.set(node, form)
	drawForm(doc, form)
}

/** The art over the whole box, each repeat stretched to the size of the tile. */
function drawTiles(canvas: Canvas, node: ImageNode, fills: NonNullable<ImageNode['fills']>): void {
	const art = canvas.artOf(node.href)
	if (!art) return
	const { doc } = canvas
	const size = art.kind === 'pixels' ? art.pixels : art
	const [width, height] = [node.width + 2 * tileOverlap, node.height + 2 * tileOverlap]
	const [across, down] = [width / size.width, height / size.height]
	const form = art.kind === 'vectors' && tileForm(canvas, art)
	doc.save()
	doc.rect(fills.x, fills.y, fills.width, fills.height).clip()
	for (const { x, y, flip } of repeatsOf(node, fills)) {
		doc.save()
		doc.transform(
			across * flip[0],
			0,
			0,
			down * flip[1],
			x - tileOverlap + (flip[0] < 0 ? width : 0),
			y - tileOverlap + (flip[1] < 0 ? height : 0),
		)
		if (form) drawForm(doc, form)
		else if (art.kind === 'pixels') drawPixels(doc, art.pixels)
		doc.restore()
	}
	doc.restore()
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
	const { shared } = canvas
	for (const node of nodes) {
		if (shared?.nodes.has(node)) drawShared(canvas, node, shared)
		else if (node.type === 'group') drawGroup(canvas, node)
		else if (node.type === 'path') drawPath(canvas, node)
		else if (node.fills) drawTiles(canvas, node, node.fills)
		else drawImage(canvas, node)
	}
}

/** Draws scene nodes in the document's current coordinates. */
export const drawSceneNodes = (doc: PDFKit.PDFDocument, nodes: readonly SceneNode[], artOf: ArtOf): void =>
	drawNodes({ doc, artOf }, nodes)

type ScenePlace = {
	x: number
	y: number
	width: number
	artOf: ArtOf
	/** Nodes that other scenes of the document contain, too, in scene coordinates: they are written once. */
	shared?: readonly SceneNode[]
}

/** Draws a scene; x, y (top left corner) and width are in points. */
export function drawScene(
	doc: PDFKit.PDFDocument,
	scene: Scene,
	{ x, y, width, artOf, shared = [] }: ScenePlace,
): void {
	const scale = width / scene.width
	doc.save()
	doc.translate(x, y)
	doc.scale(scale, scale)
	doc.rect(0, 0, scene.width, scene.height).clip()
	const size = { width: scene.width, height: scene.height }
	drawNodes({ doc, artOf, shared: { nodes: new Set(shared), ...size } }, scene.nodes)
	doc.restore()
}
