// A zip to be kept.

/** Kept by nobody on the way. */
export const zipAnswer = ({ bytes, name }: { bytes: Uint8Array; name: string }): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': 'application/zip',
			'Content-Disposition': `attachment; filename="${name}"`,
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})
