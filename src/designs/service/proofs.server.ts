// Proofs: ordered by the designer, made once by a job in a separate process, stored permanently.
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { Queue } from '#jobs/queue.ts'
import { blocksProof, checkDesign } from '../rules/checks/check-design.ts'
import type { ProofDependencies, ProofOrder } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import type { ProofPool } from '../proof/proof-pool.server.ts'
import { versionOf } from '../store/designs.server.ts'
import {
	keepProof,
	moveProof,
	setProofProgress,
	setProofUrl,
	versionForProof,
} from '../store/proofs.server.ts'
import { playersOf } from '../store/players.server.ts'
import { versionByToken } from '../store/shares.server.ts'
import { artOf } from './art.server.ts'
import { proofInput, type VersionForProof } from './proof-input.server.ts'
import { proofUrl } from '../urls.ts'
import { findOwnPieces, versionOfPieces } from './kits.server.ts'
import { ownDesignOf } from './saved.server.ts'
import { soldProduct, subjectOf } from './subject.server.ts'
import { withWornViews } from './worn-views.server.ts'
import type { OnProgress } from '../proof/make.ts'
import type { ProofProgress } from '../states.ts'

/** A failed proof is retried soon because a person is waiting for it. */
export const proofQueue: Queue<ProofOrder> = {
	name: 'designs.proof',
	data: z.object({ designId: z.string(), version: z.int() }),
	retries: 2,
	firstPauseSeconds: 2,
	longestPauseSeconds: 30,
	limitSeconds: 90,
}

const orderable = ['none', 'failed'] as const

/** The user's own design with the given version. @throws Refusal signed_out, not_found */
async function ownVersion(context: ServiceContext, { designId, version }: ProofOrder) {
	const design = await ownDesignOf(context, designId)
	const found = await versionOf(context.db, design.id, version)
	if (!found) throw new Refusal('not_found', messages.designNotFound)
	return { design, found }
}

/** The design's version with all pieces of the kit; a further piece alone. @throws Refusal signed_out, not_found */
async function piecesToProve(context: ServiceContext, order: ProofOrder) {
	const pieces = await findOwnPieces(context, order.designId)
	if (pieces) {
		const [{ productId, kitProductId }] = pieces
		const { pieces: sold } = await soldProduct(context, kitProductId ?? productId)
		const found = await versionOfPieces(context, pieces, order.version)
		return found.map(({ piece, at, productId: own }) => {
			const subject = sold.find(({ id, product }) => id === piece && product.id === own)
			if (!subject) throw new Refusal('not_found', messages.designNotFound)
			return { subject, config: at.config, name: kitProductId === null ? null : subject.name }
		})
	}
	const { design, found } = await ownVersion(context, order)
	return [{ subject: await subjectOf(context, design.productId), config: found.config, name: null }]
}

/** Why the design, or a piece of the kit, cannot be produced. */
async function blockingFindings(context: ServiceContext, order: ProofOrder): Promise<string[]> {
	const pieces = await piecesToProve(context, order)
	const configs = pieces.map(({ config }) => config)
	const art = await artOf(context, configs, { userId: context.actor.userId, visitorKey: null })
	const assets = Object.fromEntries(art.map((asset) => [asset.id, asset]))
	return pieces.flatMap(({ subject, config, name }) => {
		const template = templateToWorkOn(subject.template, config)
		const packs = packsFor(config, template)
		const findings = checkDesign({ template, config, packs, assets, sport: subject.product.sport })
		return findings
			.filter((finding) => blocksProof([finding]))
			.map(({ message }) => (name === null ? message : `${name}: ${message}`))
	})
}

/**
 * Orders the proof of a saved version unless it is queued, being made or ready.
 * @throws Refusal signed_out, not_found, invalid when the design cannot be produced
 */
export async function requestProof(
	context: ServiceContext,
	dependencies: Pick<ProofDependencies, 'order'>,
	order: ProofOrder,
): Promise<void> {
	const blocking = await blockingFindings(context, order)
	if (blocking.length > 0) throw new Refusal('invalid', blocking.join('\n'))
	await inTransaction(context, async (inner) => {
		if (await moveProof(inner.db, order, { from: orderable, to: 'queued' }))
			await dependencies.order(inner, order)
	})
}

/** Storage folder of the proofs of all versions of a design. */
export const proofFolder = (designId: string): string => `proofs/${designId}/`

/** Storage key of a proof's file, unique to this drawing. */
export const proofKey = (order: ProofOrder, sceneHash: string, file: string) =>
	`${proofFolder(order.designId)}${order.version}-${sceneHash}/${file}`

/** The proof without its players, for public links. */
const sharedFile = 'shared.pdf'

export type ProofParts = {
	pool: Pick<ProofPool, 'make'>
	dependencies: Pick<ProofDependencies, 'store' | 'pictures'>
}

/** Draws in another process and saves the progress. */
async function made(context: ServiceContext, { pool, dependencies }: ProofParts, version: VersionForProof) {
	const flat = await proofInput(context, dependencies, version)
	const input = await withWornViews(context, dependencies, flat)
	const progress = followProgress(context, version)
	try {
		return await pool.make(input, progress.tell)
	} finally {
		await progress.stop()
	}
}

/** Makes an ordered proof. Idempotent: a ready proof is not made again, and both runs write equal files. */
export async function makeProof(
	context: ServiceContext,
	parts: ProofParts,
	order: ProofOrder,
): Promise<void> {
	const version = await versionForProof(context.db, order)
	// The design or its owner's account may have been deleted.
	if (!version || version.proofState === 'ready') return
	await moveProof(context.db, order, { from: ['queued', 'making', 'failed'], to: 'making' })
	const { pdf, sharedPdf, views } = await made(context, parts, version)
	const { store } = parts.dependencies
	for (const { view, png } of views)
		await store.put(proofKey(order, version.sceneHash, `${view}.png`), png, { type: 'image/png' })
	if (sharedPdf)
		await store.put(proofKey(order, version.sceneHash, sharedFile), sharedPdf, { type: 'application/pdf' })
	const key = proofKey(order, version.sceneHash, 'proof.pdf')
	await store.put(key, pdf, { type: 'application/pdf' })
	await inTransaction(context, async (inner) => {
		await keepProof(inner.db, order, key)
		await setProofUrl(inner.db, order, proofUrl(order.designId, order.version))
	})
}

const failedMessage = 'The proof could not be made. Please try again; if it fails again, write to us.'

/** Called after the last failed attempt: the designer may order the proof again. */
export async function giveUpProof(context: ServiceContext, order: ProofOrder): Promise<void> {
	await moveProof(context.db, order, { from: ['queued', 'making'], to: 'failed', failure: failedMessage })
}

async function fileOf(store: ProofDependencies['store'], key: string | null): Promise<Uint8Array> {
	const bytes = key === null ? undefined : await store.get(key)
	if (!bytes) throw new Refusal('not_found', 'There is no proof of this version yet.')
	return bytes
}

/** The finished proof of the user's own version. @throws Refusal signed_out, not_found */
export async function proofOf(
	context: ServiceContext,
	{ store }: Pick<ProofDependencies, 'store'>,
	order: ProofOrder,
): Promise<Uint8Array> {
	const { found } = await ownVersion(context, order)
	return fileOf(store, found.proofKey)
}

/** The finished proof behind an active link; it never has players. @throws Refusal not_found */
export async function sharedProof(
	context: ServiceContext,
	{ store }: Pick<ProofDependencies, 'store'>,
	token: string | undefined,
): Promise<{ bytes: Uint8Array; designId: string; version: number }> {
	const shared = token === undefined ? undefined : await versionByToken(context.db, token)
	if (!shared) throw new Refusal('not_found', messages.linkNotFound)
	const { designId, version } = shared
	const row = await versionOf(context.db, designId, version)
	const hasPlayers = (await playersOf(context.db, { designId, version })).length > 0
	const isReady = row !== undefined && row.proofKey !== null
	const key = isReady && hasPlayers ? proofKey(shared, row.sceneHash, sharedFile) : (row?.proofKey ?? null)
	return { bytes: await fileOf(store, key), designId, version }
}

/** The production files, made on request. @throws Refusal signed_out, not_found */
export async function productionFile(
	context: ServiceContext,
	parts: { pool: Pick<ProofPool, 'production'>; dependencies: Pick<ProofDependencies, 'store'> },
	order: ProofOrder,
): Promise<Uint8Array> {
	const { design, found } = await ownVersion(context, order)
	const input = await proofInput(context, parts.dependencies, {
		...found,
		...order,
		productId: design.productId,
		userId: design.userId,
	})
	return parts.pool.production(input)
}

// Saves the progress of a proof for all servers, seldom enough to be cheap.
type Following = {
	tell: OnProgress
	/** Stops further writes and resolves when the current write is done. */
	stop: () => Promise<void>
}

/** Writes the latest share at most once per `pauseMs`, and only if it grew. A failed write does not fail the proof. */
export function followProgress(
	{ db, log }: Pick<ServiceContext, 'db' | 'log'>,
	order: ProofOrder,
	pauseMs = 250,
): Following {
	let next: ProofProgress | null = null
	let largest = -1
	let timer: NodeJS.Timeout | null = null
	let writing = Promise.resolve()

	const write = async (progress: ProofProgress) => {
		try {
			await setProofProgress(db, order, progress)
		} catch (failure) {
			log.warn({ err: failure }, 'progress of a proof not written')
		}
	}
	const writeNext = () => {
		timer = null
		if (!next) return
		const progress = next
		next = null
		timer = setTimeout(writeNext, pauseMs)
		writing = writing.then(() => write(progress))
	}
	return {
		tell(share, step) {
			const percent = Math.floor(share * 100)
			if (percent <= largest) return
			largest = percent
			next = { percent, step }
			if (!timer) writeNext()
		},
		stop() {
			if (timer) clearTimeout(timer)
			largest = Infinity
			return writing
		},
	}
}
