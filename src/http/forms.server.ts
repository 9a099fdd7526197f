// What a sent form holds.
import { data } from 'react-router'

/** @throws an answer with status 400 when the body is no form, whatever its label says. */
export async function formOf(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch (failure) {
		if (failure instanceof TypeError) throw data(null, { status: 400 })
		throw failure
	}
}

/** The fields by name, the last of those that share one. @throws as `formOf` */
export const fieldsOf = async (request: Request): Promise<Record<string, FormDataEntryValue>> =>
	Object.fromEntries(await formOf(request))
