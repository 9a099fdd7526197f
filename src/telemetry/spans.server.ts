// Spans around work. Until a tracer is installed each of these calls only runs the work: no OpenTelemetry module is loaded.

export type Attributes = Readonly<Record<string, string | number | boolean>>

export type NewSpan = {
	/** One of few: never an address, an id or anything that a person typed. */
	name: string
	kind: 'server' | 'client' | 'consumer' | 'internal'
	attributes?: Attributes
	/** The W3C `traceparent` of a caller outside this chain of calls. */
	traceparent?: string | undefined
}

export type OpenSpan = {
	/** Runs the work inside the span. */
	run: <Result>(work: () => Result) => Result
	add: (attributes: Attributes) => void
	/** @param failure marks the span as failed; only its type is recorded, because messages repeat values */
	end: (failure?: { cause: unknown }) => void
}

export type Tracer = {
	begin: (span: NewSpan) => OpenSpan
	/** Whether this chain of calls has a span. */
	isInside: () => boolean
	/** The `traceparent` of the current span. */
	traceparent: () => string | undefined
	ids: () => { trace_id: string; span_id: string } | undefined
	/** Names the request of this chain of calls. */
	nameRequest: (route: string) => void
	/** Runs the work outside all spans: what it starts belongs to no request. */
	outside: <Result>(work: () => Result) => Result
}

let tracer: Tracer | null = null

/** @param next null removes it */
export function installTracer(next: Tracer | null): void {
	tracer = next
}

export const isTracing = (): boolean => tracer !== null
export const isInsideSpan = (): boolean => tracer !== null && tracer.isInside()
export const traceIds = () => tracer?.ids()
export const currentTraceparent = (): string | undefined => tracer?.traceparent()
export const nameRequest = (route: string): void => tracer?.nameRequest(route)
export const outsideSpans = <Result>(work: () => Result): Result => (tracer ? tracer.outside(work) : work())
/** Null without a tracer. The caller ends the span. */
export const beginSpan = (span: NewSpan): OpenSpan | null => tracer?.begin(span) ?? null

function endedWith<Result>(open: OpenSpan, work: () => Result): Result {
	let result: Result
	try {
		result = open.run(work)
	} catch (cause) {
		open.end({ cause })
		throw cause
	}
	if (!(result instanceof Promise)) {
		open.end()
		return result
	}
	const ended = result.then(
		(value: unknown) => {
			open.end()
			return value
		},
		(cause: unknown) => {
			open.end({ cause })
			throw cause
		},
	)
	// Cast: the same promise with its end recorded.
	return ended as Result
}

/** Runs the work in a span, which ends with it or with the promise that it returns. */
export const inSpan = <Result>(span: NewSpan, work: () => Result): Result =>
	tracer ? endedWith(tracer.begin(span), work) : work()

/** As `inSpan`, but only inside another span: work that no request and no job asked for makes no traces. */
export const inChildSpan = <Result>(span: NewSpan, work: () => Result): Result =>
	tracer?.isInside() ? endedWith(tracer.begin(span), work) : work()

type Calls = Readonly<Record<string, unknown>>

/** The same object, with a span around each call of these methods. Arguments and answers are not recorded. */
export function withSpans<Target extends object>(
	target: Target,
	about: string,
	methods: readonly (keyof Target & string)[],
): Target {
	const traced = methods.map((method) => {
		const call = target[method]
		if (typeof call !== 'function') throw new Error(`${method} is no method`)
		const span: NewSpan = { name: `${about} ${method}`, kind: 'client' }
		return [method, (...given: unknown[]) => inChildSpan(span, () => Reflect.apply(call, target, given))]
	})
	return { ...target, ...(Object.fromEntries(traced) as Calls) }
}
