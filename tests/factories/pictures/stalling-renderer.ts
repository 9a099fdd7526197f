// A renderer that never answers for the garment "stall" and ignores requests to end. For any other garment it
// answers with its process id as text.
import type { RendererReady, RenderOrder, RenderResult } from '#pictures/render/render-child.ts'

process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, drawn }: RenderOrder) => {
	if ('spec' in drawn && drawn.spec.templateId === 'stall') return
	process.send?.({ id, bytes: Buffer.from(String(process.pid)) } satisfies RenderResult)
})
process.send?.({ ready: true } satisfies RendererReady)
