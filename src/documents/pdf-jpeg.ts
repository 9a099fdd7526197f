// JPEG pictures in PDF, written as they are.

export type Jpeg = { width: number; height: number; bytes: Uint8Array }

/** Draws an RGB picture; x, y (top left corner) and width are in points. */
export function drawJpeg(
	doc: PDFKit.PDFDocument,
	{ width, height, bytes }: Jpeg,
	at: { x: number; y: number; width: number },
): void {
	const image = doc.ref({
		Type: 'XObject',
		Subtype: 'Image',
		Width: width,
		Height: height,
		BitsPerComponent: 8,
		ColorSpace: 'DeviceRGB',
		Filter: 'DCTDecode',
	})
	image.end(bytes)
	// Casts: parts of pdfkit 0.20 that its types omit.
	const name = `Jp${(image as unknown as { id: number }).id}`
	const { xobjects } = doc.page as unknown as { xobjects: Record<string, typeof image> }
	xobjects[name] = image
	const high = (at.width * height) / width
	doc.save()
	doc.transform(at.width, 0, 0, -high, at.x, at.y + high)
	doc.addContent(`/${name} Do`)
	doc.restore()
}
