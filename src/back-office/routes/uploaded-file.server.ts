// The upload of a file of products or of customers: read, checked, and opened.
import { redirect } from 'react-router'
import { answer, noStoreData } from '#http/answers.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { notAsked } from './staff-page.server.ts'

type Upload = {
	mostBytes: number
	/** Messages for a file that is larger, and for none. */
	tooLarge: string
	missing: string
	/** @returns the address of what was read. @throws Refusal with the message for the person */
	check: (file: { fileName: string; bytes: Uint8Array<ArrayBuffer> }) => Promise<string>
}

const title = 'The file was not read'
const refused = (detail: string, status: number) =>
	noStoreData({ toast: refusedToast(title, detail) }, status)

/** Opens what was read, or answers with a message. @throws a response with status 400 for a form without a file */
export async function checkUploadedFile(request: Request, { mostBytes, tooLarge, missing, check }: Upload) {
	const { file } = await fieldsOf(request)
	if (isTooLarge(file) || (file instanceof File && file.size > mostBytes)) return refused(tooLarge, 413)
	if (!(file instanceof File)) throw notAsked()
	if (file.size === 0) return refused(missing, 400)
	const bytes = new Uint8Array(await file.arrayBuffer())
	const checked = await answer(title, () => check({ fileName: file.name, bytes }))
	if (checked.ok) return redirect(checked.result, 303)
	return noStoreData({ toast: checked.toast }, checked.status)
}
