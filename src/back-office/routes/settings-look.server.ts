// The form of the look: its file is checked and stored first, then reviewed or saved with the colors.
import { randomBytes } from 'node:crypto'
import type { ActionFunctionArgs } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { uploadArt } from '#files/service/upload.server.ts'
import { statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { noStoreData } from '#http/answers.server.ts'
import { Refusal } from '#kit/errors.ts'
import { lookForm } from '../rules/look-form.ts'
import { openedWith, reviewOrSaveFields } from './settings-page.server.ts'
import { adminOnly, textsAmong } from './staff-page.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

type Typed = Readonly<Record<string, string>>

/** Stores the chosen file, then passes on what was typed with it. */
export async function withLogo<Answer>(
	{ request, context }: Args,
	save: (services: ServiceContext, typed: Typed) => Promise<Answer>,
) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const fields = await fieldsOf(request)
	const { logo: file } = fields
	const typed = textsAmong(fields)
	if (typed['intent'] === 'skip') return save(services, typed)
	const refused = (logo: string, status: number) => {
		const { intent: _intent, seen: _seen, ...rest } = typed
		return noStoreData({ typed: rest, errors: { logo }, toast: null, seen: openedWith(typed) }, status)
	}
	if (isTooLarge(file)) return refused('Logo: the file is larger than 10 MB.', 413)
	if (!(file instanceof File) || file.size === 0) return save(services, typed)
	try {
		const { url, width, height } = await uploadArt(services, context.get(filesContext), {
			// The shop's, not the admin's: it outlives their account. The sweep keeps what a version of the look shows.
			owner: { userId: null, visitorKey: randomBytes(32).toString('hex') },
			name: file.name,
			bytes: new Uint8Array(await file.arrayBuffer()),
			clientAddress: context.get(siteContext).clientAddress,
			isOfShop: true,
		})
		const logo = { logoUrl: url, logoWidth: String(width), logoHeight: String(height) }
		return await save(services, { ...typed, noLogo: '', ...logo })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return refused(`Logo: ${failure.message}`, statusOf[failure.code])
	}
}

export const reviewOrSaveLook = (args: Args) =>
	withLogo(args, (services, fields) => reviewOrSaveFields(services, lookForm, { fields }))
