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
export function drawPixels(doc: PDFKit.PDFDocument, pixels: Pixels): void {
	const image = referenceOf(doc, pixels)
	const name = `Px${(image as unknown as { id: number }).id}`
	const { xobjects } = doc.page as unknown as { xobjects: Record<string, Reference> }
	xobjects[name] = image
	doc.save()
	doc.transform(pixels.width, 0, 0, -pixels.height, 0, pixels.height)
	doc.addContent(`/${name} Do`)
	doc.restore()
}
