// A PDF to be read in the page or kept.

/** Shown inside our own pages alone, kept by nobody on the way. */
export const pdfAnswer = (bytes: Uint8Array, name: string): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `inline; filename="${name}"`,
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})
