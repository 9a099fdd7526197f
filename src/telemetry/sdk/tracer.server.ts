// Our spans with OpenTelemetry's tracer.
import {
	context,
	createContextKey,
	isSpanContextValid,
	ROOT_CONTEXT,
	SpanKind,
	SpanStatusCode,
	trace,
	TraceFlags,
	type Context,
	type Span,
	type Tracer as SdkTracer,
} from '@opentelemetry/api'
import type { NewSpan, OpenSpan, Tracer } from '../spans.server.ts'

const kinds = {
	server: SpanKind.SERVER,
	client: SpanKind.CLIENT,
	consumer: SpanKind.CONSUMER,
	internal: SpanKind.INTERNAL,
} satisfies Record<NewSpan['kind'], SpanKind>

/** https://www.w3.org/TR/trace-context/#traceparent-header-field-values */
const traceparentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/

const requestKey = createContextKey('the span of the request')

/** The caller's context, or the given one for a header that is not valid. */
function parentOf(traceparent: string | undefined, otherwise: Context): Context {
	const [, traceId = '', spanId = '', flags = ''] = traceparentPattern.exec(traceparent ?? '') ?? []
	const caller = {
		traceId,
		spanId,
		traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
		isRemote: true,
	}
	return isSpanContextValid(caller) ? trace.setSpanContext(otherwise, caller) : otherwise
}

/** The class or code of a failure, or the status of an answer. Messages of the database and of other services repeat values. */
function typeOf(failure: unknown): string {
	if (typeof failure === 'number') return String(failure)
	if (!(failure instanceof Error)) return 'error'
	const cause = failure.cause instanceof Error ? failure.cause : failure
	return 'code' in cause && typeof cause.code === 'string' ? cause.code : failure.name
}

function opened(span: Span, inside: Context): OpenSpan {
	return {
		run: (work) => context.with(inside, work),
		add: (attributes) => void span.setAttributes(attributes),
		end: (failure) => {
			if (failure) {
				span.setStatus({ code: SpanStatusCode.ERROR })
				span.setAttribute('error.type', typeOf(failure.cause))
			}
			span.end()
		},
	}
}

const currentIds = () => {
	const current = trace.getSpanContext(context.active())
	return current && isSpanContextValid(current) ? current : undefined
}

export const tracerOf = (sdk: SdkTracer): Tracer => ({
	begin: ({ name, kind, attributes, traceparent }) => {
		// A job may begin in the chain of calls of another one.
		const isEntry = kind === 'server' || kind === 'consumer'
		const parent = parentOf(traceparent, isEntry ? ROOT_CONTEXT : context.active())
		const span = sdk.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, parent)
		const inside = trace.setSpan(parent, span)
		return opened(span, kind === 'server' ? inside.setValue(requestKey, { span, method: name }) : inside)
	},
	isInside: () => currentIds() !== undefined,
	traceparent: () => {
		const current = currentIds()
		return (
			current && `00-${current.traceId}-${current.spanId}-${current.traceFlags.toString(16).padStart(2, '0')}`
		)
	},
	ids: () => {
		const current = currentIds()
		return current && { trace_id: current.traceId, span_id: current.spanId }
	},
	nameRequest: (route) => {
		// Cast: set above and nowhere else.
		const request = context.active().getValue(requestKey) as { span: Span; method: string } | undefined
		if (!request) return
		const [method = ''] = request.method.split(' ', 1)
		request.span.updateName(`${method} ${route}`)
		request.span.setAttribute('http.route', route)
	},
	outside: (work) => context.with(ROOT_CONTEXT, work),
})
