// The logo of a portal request: uploaded with the form, kept while other fields are corrected, worn by the first designs.
import { createHash, randomBytes } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { urlOfPath } from '#files/rules/files.ts'
import type { Asset } from '#files/schemas.ts'
import { assetsFor, giveAsset } from '#files/service/files.server.ts'
import { uploadArt, type FileParts, type Upload } from '#files/service/upload.server.ts'
import { logoTokenIn, logoTokenOf } from '../rules/request-logo.ts'
import { logoOfPortal, logosInOpenRequests } from '../store/requests.server.ts'
import type { RequestLogo, TeamLogo } from '../views.ts'

/** A visitor's key that only the form's secret gives: the folder of the file cannot be guessed. */
const ownerOf = (secret: string) => ({
	userId: null,
	visitorKey: createHash('sha256').update(`logo ${secret}`).digest('hex'),
})

type Stored = Pick<Asset, 'name' | 'kind' | 'warnings'> & { path: string }

/** As pages show it. */
export const logoView = ({ name, path, kind, warnings }: Stored): TeamLogo => ({
	name,
	url: urlOfPath(path),
	isVector: kind === 'vector',
	warnings,
})

/** Checks and stores the form's file. @throws Refusal invalid, forbidden (no room), too_many */
export async function uploadLogo(
	context: ServiceContext,
	parts: FileParts,
	file: Omit<Upload, 'owner'>,
): Promise<RequestLogo> {
	const secret = randomBytes(32).toString('base64url')
	const { id, name, url } = await uploadArt(context, parts, { ...file, owner: ownerOf(secret) })
	return { token: logoTokenOf({ id, secret }), name, url }
}

async function uploadedAs(context: ServiceContext, text: string): Promise<Asset | undefined> {
	const token = logoTokenIn(text)
	return token ? (await assetsFor(context, ownerOf(token.secret), [token.id]))[0] : undefined
}

/** The file that an earlier try of this form sent; null when there is none, or it was sent already. */
export async function keptLogo(context: ServiceContext, token: string): Promise<RequestLogo | null> {
	const asset = await uploadedAs(context, token)
	return asset ? { token, name: asset.name, url: asset.url } : null
}

/** The upload of a request that is sent now; it joins the sender's account. Joins the open transaction. */
export async function logoToSend(inner: ServiceContext, token: string): Promise<string | null> {
	const asset = await uploadedAs(inner, token)
	const { userId } = inner.actor
	if (asset && userId !== null) await giveAsset(inner, asset.id, userId)
	return asset?.id ?? null
}

/** The upload, if it is one of this account's: a design can carry no other. */
export async function logoFor(
	inner: ServiceContext,
	userId: string,
	logoId: string | null,
): Promise<Asset | null> {
	if (logoId === null) return null
	return (await assetsFor(inner, { userId, visitorKey: null }, [logoId]))[0] ?? null
}

/** The sweep keeps them. */
export const logosOfOpenRequests = async (
	{ db }: ServiceContext,
	ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await logosInOpenRequests(db, ids))

/** The logo that a team sent with its request. The caller authorizes. */
export async function teamLogo({ db }: ServiceContext, portalId: string) {
	const row = await logoOfPortal(db, portalId)
	return row ? { id: row.id, ...logoView(row) } : null
}
