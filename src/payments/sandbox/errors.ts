// Errors as the provider's API words them.

/** https://docs.stripe.com/api/errors */
export type ApiErrorBody = {
	type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
	message: string
	code?: string
	param?: string
}

export class ApiError extends Error {
	override readonly name = 'ApiError'
	readonly status: number
	readonly body: ApiErrorBody

	constructor(status: number, body: ApiErrorBody) {
		super(body.message)
		this.status = status
		this.body = body
	}
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ApiError =>
	new ApiError(400, { type: 'invalid_request_error', message, ...more })

/** 404 for an id in the path, 400 for one in a parameter. */
export const noSuch = (what: string, id: string, param?: string): ApiError =>
	new ApiError(param ? 400 : 404, {
		type: 'invalid_request_error',
		code: 'resource_missing',
		message: `No such ${what}: '${id}'`,
		param: param ?? 'id',
	})
