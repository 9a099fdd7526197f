// The names of garments, kits and pieces on a page in another language. What is stored stays in English.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { translator } from '#translations/service/translated.server.ts'
import type { LineKit, LineSnapshot } from '../schemas.ts'

type Kit = Pick<LineKit, 'model' | 'piece'> & { allPieces?: readonly LineKit['piece'][] }

const textsOfKit = (kit: Kit | null | undefined): string[] =>
	kit ? [kit.model, kit.piece.name, ...(kit.allPieces ?? []).map(({ name }) => name)] : []

function kitIn<Own extends Kit>(kit: Own, textOf: (english: string) => string): Own {
	const pieceIn = <Piece extends { name: string }>(piece: Piece) => ({ ...piece, name: textOf(piece.name) })
	return {
		...kit,
		model: textOf(kit.model),
		piece: pieceIn(kit.piece),
		...(kit.allPieces && { allPieces: kit.allPieces.map(pieceIn) }),
	}
}

type Reading = Pick<ServiceContext, 'db'>

/** Lines with their names in the language of the page. One statement, none in English. */
export async function linesInLanguage<Line extends { model: string; kit: Kit | null }>(
	context: Reading,
	language: PageLanguage,
	lines: readonly Line[],
): Promise<Line[]> {
	const texts = lines.flatMap(({ model, kit }) => [model, ...textsOfKit(kit)])
	const textOf = await translator(context, language, texts)
	return lines.map((line) => ({
		...line,
		model: textOf(line.model),
		kit: line.kit && kitIn(line.kit, textOf),
	}))
}

type Snapshot = Pick<LineSnapshot, 'model' | 'kit'>

/** Stored lines, to be shown: never store them again. One statement, none in English. */
export async function storedLinesInLanguage<Own extends Snapshot, Line extends { snapshot: Own | null }>(
	context: Reading,
	language: PageLanguage,
	lines: readonly Line[],
): Promise<Line[]> {
	const texts = lines.flatMap(({ snapshot }) => [snapshot?.model, ...textsOfKit(snapshot?.kit)])
	const textOf = await translator(context, language, texts)
	return lines.map((line) => {
		const { snapshot } = line
		if (!snapshot) return line
		const kit = snapshot.kit && kitIn(snapshot.kit, textOf)
		return { ...line, snapshot: { ...snapshot, model: textOf(snapshot.model), ...(kit && { kit }) } }
	})
}
