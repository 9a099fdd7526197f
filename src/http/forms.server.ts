// What a sent form holds.
import { data } from 'react-router'

/** The fields by name. @throws an answer with status 400 when the body is no form, whatever its label says. */
export async function fieldsOf(request: Request): Promise<Record<string, FormDataEntryValue>> {
	try {
		return Object.fromEntries(await request.formData())
	} catch (failure) {
		if (failure instanceof TypeError) throw data(null, { status: 400 })
		throw failure
	}
}
