// A PDF to view in the page or download.

/** May be framed by our own pages alone; not cached. */
export const pdfAnswer = (bytes: Uint8Array, name: string): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `inline; filename="${name}"`,
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})
