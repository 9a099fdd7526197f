// A picture of somebody's own design, for their eyes: kept by no cache, and harmless where it is opened by itself.
export const svgAnswer = (svg: string): Response =>
	new Response(svg, {
		headers: {
			'Content-Type': 'image/svg+xml; charset=utf-8',
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})
