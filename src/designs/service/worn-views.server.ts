// The worn views of a proof, drawn by the picture processes; a proof does not wait long for them.
import type { ServiceContext } from '#database/context.server.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { ProofDependencies } from '../dependencies.server.ts'
import { dataUri, type ProofInput, type WornView } from '../proof/input.ts'
import { slimmed } from './picture.server.ts'

const views = ['front', 'back'] as const

/** Pixels; wider than on the sheet, because wide pictures are compressed least. */
const drawnWidth = 640

/** For all pieces of a kit together; then the proof is made without the views that are missing. */
const waitMs = 20_000

/** Vector files as they are, pixels at the size of a small picture. */
async function imagesOf(art: ProofInput['art']): Promise<Record<string, string>> {
	const uris = Object.entries(art).map(async ([url, file]) => {
		if (file.kind === 'vector') return [url, dataUri(file)] as const
		const bytes = await slimmed(Buffer.from(file.base64, 'base64'))
		return [url, dataUri({ ...file, base64: Buffer.from(bytes).toString('base64') })] as const
	})
	return Object.fromEntries(await Promise.all(uris))
}

/** None for a garment without a worn form. @throws what the renderer throws */
async function drawn(pictures: ProofDependencies['pictures'], input: ProofInput): Promise<WornView[]> {
	const { template, config } = input
	const garment = { templateId: template.id, templateVersion: template.version, config }
	const specs = views.map((view) => asWorn({ ...garment, view, mode: 'preview' }))
	if (specs.some(({ worn }) => !worn)) return []
	const images = await imagesOf(input.art)
	return Promise.all(
		specs.map(async (spec) => {
			const bytes = await pictures.draw({ spec, images }, drawnWidth)
			return { view: spec.view, base64: Buffer.from(bytes).toString('base64') }
		}),
	)
}

/** The proof's input with the worn views of every piece that are drawn in time. Never throws. */
export async function withWornViews(
	{ log }: Pick<ServiceContext, 'log'>,
	{ pictures, limitMs = waitMs }: Pick<ProofDependencies, 'pictures'> & { limitMs?: number },
	input: ProofInput,
): Promise<ProofInput> {
	const late = AbortSignal.timeout(limitMs)
	const tooLate = new Promise<never>((_done, failed) =>
		late.addEventListener('abort', () => failed(new Error(`not drawn within ${limitMs} ms`))),
	)
	const withViews = async (piece: ProofInput): Promise<ProofInput> => {
		try {
			const worn = await Promise.race([drawn(pictures, piece), tooLate])
			return worn.length > 0 ? { ...piece, worn } : piece
		} catch (failure) {
			log.warn({ err: failure, designId: piece.designId }, 'proof without its worn views')
			return piece
		}
	}
	const { kit } = input
	const [first, ...further] = await Promise.all([input, ...(kit?.further ?? [])].map(withViews))
	return { ...(first ?? input), ...(kit && { kit: { ...kit, further } }) }
}
