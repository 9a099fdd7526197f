CREATE TABLE "design_comment_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"design_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"piece" text NOT NULL,
	"view" text NOT NULL,
	"x_in" double precision NOT NULL,
	"y_in" double precision NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "design_comments_number_positive" CHECK ("design_comments"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "design_shares" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "design_comment_answers" ADD CONSTRAINT "design_comment_answers_comment_id_design_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."design_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comment_answers" ADD CONSTRAINT "design_comment_answers_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_design_id_version_design_versions_design_id_version_fk" FOREIGN KEY ("design_id","version") REFERENCES "public"."design_versions"("design_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_comment_answers_comment_idx" ON "design_comment_answers" USING btree ("comment_id","created_at");--> statement-breakpoint
CREATE INDEX "design_comment_answers_author_idx" ON "design_comment_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "design_comments_version_idx" ON "design_comments" USING btree ("design_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "design_comments_number" ON "design_comments" USING btree ("design_id","number");--> statement-breakpoint
CREATE INDEX "design_comments_author_idx" ON "design_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "design_comments_new_idx" ON "design_comments" USING btree ("design_id") WHERE "design_comments"."notified_at" is null;