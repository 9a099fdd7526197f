// Gradients in PDF. Varying transparency becomes a soft mask over a plain fill, which every viewer draws fast;
// equal masks are written once.
import type { LinearGradient, RadialGradient, Stop } from '#garments/scene.ts'

type Gradient = LinearGradient | RadialGradient
type Reference = ReturnType<PDFKit.PDFDocument['ref']>

const memory = new WeakMap<PDFKit.PDFDocument, Map<string, Reference>>()

function once(doc: PDFKit.PDFDocument, key: string, make: () => Reference): Reference {
	const known = memory.get(doc) ?? new Map<string, Reference>()
	memory.set(doc, known)
	const old = known.get(key)
	if (old) return old
	const made = make()
	known.set(key, made)
	return made
}

function ended(doc: PDFKit.PDFDocument, data: Record<string, unknown>, content?: string): Reference {
	const reference = doc.ref(data)
	reference.end(content === undefined ? undefined : Buffer.from(content))
	return reference
}

/** Stops that cover 0 to 1; PDF requires both ends and increasing offsets. */
function whole(stops: readonly Stop[]): Stop[] {
	const [first, last] = [stops[0], stops.at(-1)]
	if (!first || !last) return []
	return [
		...(first[0] > 0 ? [[0, first[1], first[2]] as const] : []),
		...stops,
		...(last[0] < 1 ? [[1, last[1], last[2]] as const] : []),
	]
}

/** A PDF function of one variable that interpolates the values. */
function interpolation(
	doc: PDFKit.PDFDocument,
	offsets: readonly number[],
	values: readonly (readonly number[])[],
): Reference {
	const parts = values
		.slice(1)
		.map((to, index) =>
			ended(doc, { FunctionType: 2, Domain: [0, 1], C0: [...(values[index] ?? to)], C1: [...to], N: 1 }),
		)
	const [only] = parts
	if (only && parts.length === 1) return only
	return ended(doc, {
		FunctionType: 3,
		Domain: [0, 1],
		Functions: parts,
		Bounds: offsets.slice(1, -1),
		Encode: parts.flatMap(() => [0, 1]),
	})
}

const coordinates = (gradient: Gradient): number[] =>
	gradient.kind === 'linear'
		? [gradient.x1, gradient.y1, gradient.x2, gradient.y2]
		: [gradient.cx, gradient.cy, 0, gradient.cx, gradient.cy, gradient.r]

/** The alpha of a gradient as a gray ramp. */
function alphaShading(doc: PDFKit.PDFDocument, gradient: Gradient): Reference {
	const stops = whole(gradient.stops)
	return ended(doc, {
		ShadingType: gradient.kind === 'linear' ? 2 : 3,
		ColorSpace: 'DeviceGray',
		Coords: coordinates(gradient),
		Function: interpolation(
			doc,
			stops.map(([offset]) => offset),
			stops.map(([, , alpha]) => [alpha]),
		),
		Extend: [true, true],
	})
}

const form = (doc: PDFKit.PDFDocument, inside: Reference): Reference =>
	ended(
		doc,
		{
			Type: 'XObject',
			Subtype: 'Form',
			BBox: [-5000, -5000, 5000, 5000],
			Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray', I: true },
			Resources: { Shading: { Sh0: inside } },
		},
		'/Sh0 sh',
	)

type Page = { ext_gstates: Record<string, Reference> }
/** The resources of the current page, which pdfkit's types omit. */
const resources = (doc: PDFKit.PDFDocument) => doc.page as unknown as Page

/** The gradient's color if all stops share it, as in black or white shading. */
export const singleColor = ({ stops }: Gradient): string | undefined =>
	stops.every(([, color]) => color === stops[0]?.[1]) ? stops[0]?.[1] : undefined

/** Applies the gradient's transparency to everything drawn until the next `restore()`. */
export function maskByGradient(doc: PDFKit.PDFDocument, gradient: Gradient): void {
	if (gradient.stops.every(([, , alpha]) => alpha === 1)) return
	const key = `mask ${JSON.stringify([coordinates(gradient), gradient.stops.map(([at, , a]) => [at, a])])}`
	const state = once(doc, key, () => {
		const luminosity = form(doc, alphaShading(doc, gradient))
		return ended(doc, { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: luminosity } })
	})
	const name = `Gm${(state as unknown as { id: number }).id}`
	resources(doc).ext_gstates[name] = state
	doc.addContent(`/${name} gs`)
}

/** The gradient's colors without transparency, as a pdfkit paint. */
export function opaqueGradient(doc: PDFKit.PDFDocument, gradient: Gradient): PDFKit.Mixins.ColorValue {
	const paint =
		gradient.kind === 'linear'
			? doc.linearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2)
			: doc.radialGradient(gradient.cx, gradient.cy, 0, gradient.cx, gradient.cy, gradient.r)
	for (const [offset, color] of whole(gradient.stops)) paint.stop(offset, color)
	return paint
}
