CREATE TABLE "search_removals" (
	"id" text PRIMARY KEY NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
-- In two steps: with its default the column would be written into every row, and all indexes built anew.
ALTER TABLE "search_documents" ADD COLUMN "changed" "xid8";--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "changed" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
CREATE INDEX "search_removals_changed_idx" ON "search_removals" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_documents_changed_idx" ON "search_documents" USING btree ("changed");