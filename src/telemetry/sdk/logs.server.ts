// Lines of the log as OpenTelemetry's records. The log has already left out what is personal.
import { SeverityNumber, type AnyValue, type Logger } from '@opentelemetry/api'
import { z } from 'zod'

const Line = z.looseObject({
	level: z.string(),
	time: z.coerce.date(),
	msg: z.string().optional(),
	err: z
		.looseObject({
			type: z.string().optional(),
			message: z.string().optional(),
			stack: z.string().optional(),
		})
		.optional(),
	/** Every record has those of its chain of calls. */
	trace_id: z.string().optional(),
	span_id: z.string().optional(),
})

const severities: Readonly<Record<string, SeverityNumber>> = {
	trace: SeverityNumber.TRACE,
	debug: SeverityNumber.DEBUG,
	info: SeverityNumber.INFO,
	warn: SeverityNumber.WARN,
	error: SeverityNumber.ERROR,
	fatal: SeverityNumber.FATAL,
}

const plain = (value: unknown): AnyValue =>
	typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
		? value
		: JSON.stringify(value)

/** Takes whole lines, in the chain of calls that logged them. */
export const logWriter = (logger: Logger) => ({
	write: (text: string): void => {
		const { level, time, msg, err, trace_id: _trace, span_id: _span, ...facts } = Line.parse(JSON.parse(text))
		logger.emit({
			timestamp: time,
			severityText: level,
			severityNumber: severities[level] ?? SeverityNumber.INFO,
			body: msg ?? '',
			attributes: {
				...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)])),
				...(err?.type !== undefined && { 'exception.type': err.type }),
				...(err?.message !== undefined && { 'exception.message': err.message }),
				...(err?.stack !== undefined && { 'exception.stacktrace': err.stack }),
			},
		})
	},
})
