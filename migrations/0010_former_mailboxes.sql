CREATE TABLE `former_mailboxes` (
	`mailbox_hash` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `mailbox_hash` text;--> statement-breakpoint
CREATE INDEX `users_mailbox` ON `users` (`mailbox_hash`);