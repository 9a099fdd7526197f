// A person's designs with all pieces of their kit; a design that belongs to no kit is a kit of one piece.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { onlyPiece, playersOfKit } from '../rules/kit.ts'
import type { DesignPlayer } from '../schemas.ts'
import {
	lockOwnPieces,
	ownPieces,
	piecesOfAnyone,
	playersOfDesigns,
	versionsOfDesigns,
} from '../store/kits.server.ts'
import { designerOf } from './saved.server.ts'

type Stored = Awaited<ReturnType<typeof ownPieces>>[number]
type Version = Awaited<ReturnType<typeof versionsOfDesigns>>[number]
type Reading = Pick<ServiceContext, 'db' | 'actor'>

export type OwnPiece = Stored & { piece: string }
/** In the order of the kit; the first one's id is the kit's. */
export type OwnPieces = readonly [OwnPiece, ...OwnPiece[]]

function inOrder(rows: readonly Stored[], id: string): OwnPieces | undefined {
	const first = rows.find((row) => row.id === id)
	// A later piece is opened with its kit, never alone.
	if (!first || (first.kitId !== null && first.kitId !== id)) return undefined
	const places = new Map((first.kitPieces ?? []).map((piece, at) => [piece.id, at]))
	const further = rows
		.filter((row) => row !== first)
		.toSorted((a, b) => (places.get(a.piece ?? '') ?? 0) - (places.get(b.piece ?? '') ?? 0))
	const named = (row: Stored): OwnPiece => ({ ...row, piece: row.piece ?? onlyPiece })
	return [named(first), ...further.map(named)]
}

/** All pieces of this person's design. The caller authorizes. */
export const piecesOfPerson = async (
	{ db }: Pick<Reading, 'db'>,
	key: { id: string; userId: string },
): Promise<OwnPieces | undefined> => inOrder(await ownPieces(db, key), key.id)

/** All pieces of the actor's own design. Undefined for a visitor, an unreadable id, and another person's design. */
export async function findOwnPieces(
	{ db, actor }: Reading,
	designIdText: string,
): Promise<OwnPieces | undefined> {
	const id = parseDesignId(designIdText)
	return id && actor.userId !== null ? piecesOfPerson({ db }, { id, userId: actor.userId }) : undefined
}

/** All pieces of a person's design, for others; of a further piece, those of its kit. The caller authorizes. */
export async function piecesToRead(
	{ db }: Pick<Reading, 'db'>,
	designIdText: string,
): Promise<OwnPieces | undefined> {
	const id = parseDesignId(designIdText)
	const asked = id && (await piecesOfAnyone(db, id)).find((row) => row.id === id)
	if (!asked || asked.userId === null) return undefined
	return piecesOfPerson({ db }, { id: asked.kitId ?? asked.id, userId: asked.userId })
}

/** @throws Refusal signed_out, not_found for missing and for other people's designs alike */
export async function ownPiecesOf(context: Reading, designIdText: string): Promise<OwnPieces> {
	designerOf(context)
	const pieces = await findOwnPieces(context, designIdText)
	if (!pieces) throw new Refusal('not_found', messages.designNotFound)
	return pieces
}

/** As `ownPiecesOf`, locked until the transaction ends. @throws Refusal not_found */
export async function lockedPiecesOf(
	inner: Reading,
	{ id, userId }: { id: string; userId: string },
): Promise<OwnPieces> {
	const pieces = inOrder(await lockOwnPieces(inner.db, { id, userId }), id)
	if (!pieces) throw new Refusal('not_found', messages.designNotFound)
	return pieces
}

export type PieceVersion = OwnPiece & {
	/** The version, in place of the current one. */
	at: Version
	/** With this piece's sizes. */
	players: DesignPlayer[]
}

/** One version of these pieces with its players, in two statements. @throws Refusal not_found */
export async function versionOfPieces(
	{ db }: Pick<Reading, 'db'>,
	pieces: OwnPieces,
	version: number,
): Promise<readonly [PieceVersion, ...PieceVersion[]]> {
	const ids = pieces.map(({ id }) => id)
	const rows = await versionsOfDesigns(db, ids, version)
	const players = Map.groupBy(await playersOfDesigns(db, ids, version), ({ designId }) => designId)
	const [first, ...further] = pieces.map((piece): PieceVersion => {
		const at = rows.find(({ designId }) => designId === piece.id)
		if (!at) throw new Refusal('not_found', messages.designNotFound)
		const own = (players.get(piece.id) ?? []).map(({ designId: _design, ...player }) => player)
		return { ...piece, at, players: own }
	})
	if (!first) throw new Refusal('not_found', messages.designNotFound)
	return [first, ...further]
}

/** The players of a kit's pieces as one list. */
export const playersIn = (pieces: readonly PieceVersion[]): DesignPlayer[] => playersOfKit(pieces)

/** The name of a piece in its kit; its id where the kit does not have it any more, nothing outside kits. */
export function pieceNamesIn([{ kitPieces }]: OwnPieces): (id: string) => string {
	const names = new Map((kitPieces ?? []).map(({ id, name }) => [id, name]))
	return (id) => names.get(id) ?? id
}

/** A version with all pieces, for any owner: only for the worker that makes proofs. A further piece comes alone. */
export async function kitForProof(
	{ db }: Pick<Reading, 'db'>,
	{ designId, version }: { designId: string; version: number },
): Promise<PieceVersion[]> {
	const rows = await piecesOfAnyone(db, designId)
	const pieces =
		inOrder(rows, designId) ??
		inOrder(
			rows.map((row) => ({ ...row, kitId: null })),
			designId,
		)
	return pieces ? [...(await versionOfPieces({ db }, pieces, version))] : []
}
