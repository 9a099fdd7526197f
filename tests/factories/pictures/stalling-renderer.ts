// A renderer that never answers for the garment "stall" and ignores requests to end. For any other garment it
// answers with its process id as text.
import { serveTasks } from '#process-pool/child.ts'
import type { Drawn } from '#pictures/render/render-child.ts'

process.on('SIGTERM', () => {})
serveTasks({
	render: ({ drawn }: { drawn: Drawn }) =>
		'spec' in drawn && drawn.spec.templateId === 'stall'
			? new Promise(() => {})
			: Buffer.from(String(process.pid)),
})
