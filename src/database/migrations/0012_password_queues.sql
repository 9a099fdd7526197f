CREATE TABLE "auth_password_queues" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"waiting" text,
	"waiting_rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_password_queues_expires_idx" ON "auth_password_queues" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_audit_log_signed_in_idx" ON "auth_audit_log" USING btree ("user_id","ip") WHERE event = 'signed_in';