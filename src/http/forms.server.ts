// Reads submitted forms.
import { data } from 'react-router'

/** @throws a response with status 400 when the body is no form, whatever its content type */
export async function formOf(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch (failure) {
		if (failure instanceof TypeError) throw data(null, { status: 400 })
		throw failure
	}
}

/** The fields by name; the last one wins. @throws as `formOf` */
export const fieldsOf = async (request: Request): Promise<Record<string, FormDataEntryValue>> =>
	Object.fromEntries(await formOf(request))
