// A zip to download.

/** Not cached. */
export const zipAnswer = ({ body, name }: { body: BodyInit; name: string }): Response =>
	new Response(body, {
		headers: {
			'Content-Type': 'application/zip',
			'Content-Disposition': `attachment; filename="${name}"`,
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})
